import type { WalletClient } from '../../createWalletClient.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import type { AddMoneyDetails } from '../../flows/payment/addMoney.ts'
import { pause, pollPauseMs } from '../../flows/payment/pause.ts'
import { isVisible } from '../../session/pageEvents.ts'
import { createReader, type Reader } from '../reader.ts'

export type { PaymentRequest } from '../../flows/payment/paymentRequest.ts'

export type AddMoneyOptions = {
  /** The account that receives the money: a wallet, or a balance that the service holds. */
  accountId: string
  /** Reads as well what the user's own UMA address takes, for a request. */
  forRequest?: boolean | undefined
}

/**
 * Creates a reader of how money can be sent to one wallet, which also watches for its arrival: at live events, or, with a
 * client that has none, from time to time while the page is visible. A wallet that the user does not have is
 * `REFERENCE_NOT_FOUND`.
 */
export function createAddMoney(
  client: WalletClient,
  { accountId, forRequest }: AddMoneyOptions,
): Reader<AddMoneyDetails> {
  const reader = createReader<AddMoneyDetails>(client, {
    read: async ({ shown, signal }) => {
      const { readAddMoney } = await loadModule(import('../../flows/payment/addMoney.ts'))
      return readAddMoney(client, { accountId, forRequest, shown, signal })
    },
    changedBy: { kind: 'account', id: accountId },
  })
  return client.events ? reader : pollWhileVisible(client, reader)
}

function pollWhileVisible<content>(client: WalletClient, reader: Reader<content>): Reader<content> {
  let polling: AbortController | undefined

  async function poll(signal: AbortSignal): Promise<void> {
    for (let count = 0; !signal.aborted; count++) {
      // A transfer takes longer than the short first pauses.
      await pause(client, { ms: pollPauseMs(count + 4), signal })
      // A tab that is shown ends the pause.
      if (!signal.aborted && isVisible() && !reader.isBusy()) await reader.refresh()
    }
  }

  return {
    ...reader,
    refresh: () => {
      if (!polling) {
        polling = new AbortController()
        void poll(polling.signal)
      }
      return reader.refresh()
    },
    destroy: () => {
      polling?.abort()
      polling = undefined
      reader.destroy()
    },
  }
}
