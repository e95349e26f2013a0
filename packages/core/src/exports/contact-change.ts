export { type Contact, createContactChange } from '../controllers/settings/contactChange.ts'
export { maskDestination } from '../wire/maskDestination.ts'
