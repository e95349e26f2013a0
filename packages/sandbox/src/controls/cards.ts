/** How cards behave on the platform; what is left out stays as it is. */
export type CardRules = {
  /** Whether a change of a card is made at once, or has to be signed by a wallet that pays for it. Default: `at-once`. */
  changes?: 'at-once' | 'signed'
  /** How many cards that are not closed one cardholder may have. Default: 5. */
  liveCardsPerCardholder?: number
  /** The same for all cardholders together. Default: 100,000. */
  liveCardsPerPlatform?: number
  /** Whether the platform has cards; 501 otherwise. Default: `true`. */
  areEnabled?: boolean
}

/** The rules of the platform about cards, which no operation of the service can change. */
export type SandboxCards = { setRules(rules: CardRules): void }
