import type { Store, WalletClient } from '@countersign/core'
import { useController } from './useController.ts'
import { useOnceMounted } from './useOnceMounted.ts'
import { useStore } from './useStore.ts'
import { useWalletClient } from './WalletProvider.tsx'

type AnyController = Store<unknown> & { destroy(): void; isBusy?(): boolean }

/** What a hook returns: the actions of the controller, its state, and whether an action is under way. */
export type Journey<controller extends AnyController> = Omit<
  controller,
  'subscribe' | 'getSnapshot' | 'destroy' | 'isBusy'
> & {
  state: ReturnType<controller['getSnapshot']>
} & (controller extends { isBusy(): boolean } ? { isBusy: boolean } : unknown)

export type ClientOption = {
  /** The client to use instead of the provider's. */
  client?: WalletClient | undefined
}

export type UseJourneyParameters<controller extends AnyController> = ClientOption & {
  /** Another id is another journey, and gets a controller of its own. */
  id: string
  create: (client: WalletClient) => controller
  /** Starts what begins by itself, once the page has mounted. */
  onMount?: ((controller: controller) => unknown) | undefined
}

/**
 * Binds the controller of a journey to a component. There is one controller as long as client and `id` stay the same.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap the page in one.
 */
export function useJourney<controller extends AnyController>(
  parameters: UseJourneyParameters<controller>,
): Journey<controller> {
  const { id, create, onMount } = parameters
  const client = useWalletClient(parameters.client)
  const controller = useController({ client, id }, () => create(client))
  useOnceMounted(controller, (mounted) => onMount?.(mounted))
  const state = useStore(controller) as ReturnType<controller['getSnapshot']>
  const { subscribe: _subscribe, getSnapshot: _getSnapshot, destroy: _destroy, isBusy, ...actions } = controller
  return { ...actions, state, isBusy: isBusy?.() } as Journey<controller>
}
