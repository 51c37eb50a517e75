// MartletGestures
