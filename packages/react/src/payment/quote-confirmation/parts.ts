/** All parts. The finished screen loads the table of changes apart, so it imports the others from where they are. */
export { Changes } from './QuoteChanges.tsx'
export * from './QuoteConfirmation.tsx'
