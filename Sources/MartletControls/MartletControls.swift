// MartletControls
