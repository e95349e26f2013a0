import type { SandboxContext } from '../../context.ts'
import type { SandboxCards } from '../../controls/cards.ts'
import type { CardRulesRecord } from '../../state/cardRecords.ts'

const defaultRules: CardRulesRecord = {
  id: 'rules',
  changes: 'at-once',
  liveCardsPerCardholder: 5,
  liveCardsPerPlatform: 100_000,
  areEnabled: true,
}

export function rulesOf(context: SandboxContext): CardRulesRecord {
  return context.state.cardRules.get('rules') ?? defaultRules
}

/** Sets what no request can bring about: how cards behave on this platform. */
export function createCardControl(context: SandboxContext): SandboxCards {
  return {
    setRules: (rules) => {
      context.state.cardRules.set('rules', { ...rulesOf(context), ...rules, id: 'rules' })
    },
  }
}
