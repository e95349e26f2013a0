import { rtsIdleLockMs } from '@countersign/core'
import { defaultHeaderNames } from '@countersign/core/wire'
import type { DecoyWallet } from '@countersign/platform'
import { createServiceClient } from '@countersign/platform/service'
import { createConnectionAddresses } from './connectionAddresses.ts'
import { createLiveCustomerBook } from './customers/customerBook.ts'
import type { DemoAppParameters } from './demoApp.ts'
import type { DemoOptions, LiveService } from './options.ts'
import { createWalletHandler } from './walletHandler.ts'

/** The wallet in front of a service that runs elsewhere: no seeded customers, no backstage, nothing to order. */
export function createLiveParts(parameters: {
  service: LiveService
  options: DemoOptions
  decoy?: DecoyWallet | undefined
}): Pick<DemoAppParameters, 'config' | 'wallet' | 'webhooks' | 'addresses'> {
  const { service, options, decoy } = parameters
  const { walletSignatureHeader, trust, customers, webhookKeys = [] } = options
  const book = createLiveCustomerBook(createServiceClient(service), { known: customers ?? [] })
  const addresses = createConnectionAddresses()
  return {
    config: {
      environment: 'production',
      ...(trust && trust.otpBundle.length > 0 && { trust }),
      walletSignatureHeader: walletSignatureHeader ?? defaultHeaderNames.walletSignatureHeader,
      idleLockMs: rtsIdleLockMs,
      backstage: false,
    },
    addresses,
    ...createWalletHandler({
      service,
      book,
      addresses,
      decoys: decoy ? [decoy] : [],
      walletSignatureHeader,
      webhookKeys,
      rpId: 'localhost',
      now: Date.now,
    }),
  }
}
