/** A UMA address, such as `$grace@wallet.example`. Nothing in it needs an encoding in a path, and none of it begins with a dot. */
export const umaAddressPattern = /^\$[a-z0-9_-][a-z0-9._-]{0,63}@[a-z0-9][a-z0-9.-]{0,252}$/
