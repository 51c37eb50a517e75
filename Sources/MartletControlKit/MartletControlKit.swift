// MartletControlKit
