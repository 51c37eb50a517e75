// MartletLayout
