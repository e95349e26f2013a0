type CardValues = { brand: string | undefined; last4: string | undefined }

/** A card by what is known about it; `last4` are its last digits. */
export const nameCard = ({ brand, last4 }: CardValues): string =>
  [brand ?? 'Card', last4 && `ending in ${last4}`].filter(Boolean).join(' ')
