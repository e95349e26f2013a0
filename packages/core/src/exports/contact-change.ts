export { type Contact, createContactChange } from '../controllers/settings/contactChange.ts'
