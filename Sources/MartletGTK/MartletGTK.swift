// MartletGTK
