// Bundlers keep of the library what is named here.
export { parsePhoneNumberFromString } from 'libphonenumber-js/min'
