'use client'

export * as ContactChange from '../settings/contact-change/ContactChange.tsx'
export { ContactChangeScreen } from '../settings/contact-change/ContactChangeScreen.tsx'
export { useContactChange } from '../settings/contact-change/useContactChange.ts'
