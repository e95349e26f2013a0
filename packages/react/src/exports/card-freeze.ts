'use client'

export * as CardFreeze from '../settings/card-freeze/CardFreeze.tsx'
export { CardFreezeScreen } from '../settings/card-freeze/CardFreezeScreen.tsx'
export { useCardFreeze } from '../settings/card-freeze/useCardFreeze.ts'
