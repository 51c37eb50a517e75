// MartletCore
