import { createServiceClient } from '@countersign/platform/service'
import { createSandbox } from '@countersign/sandbox'
import { startSandboxServer } from '@countersign/sandbox/node'
import { expect, onTestFinished, test } from 'vitest'
import { createWalletCustomer } from '../customers/createWalletCustomer.ts'
import { createScaOrders, scaOrderNames } from './scaOrders.ts'

async function createOrders() {
  const sandbox = createSandbox()
  const server = await startSandboxServer({ sandbox, port: 0 })
  onTestFinished(server.close)
  const service = { baseUrl: server.baseUrl, ...sandbox.credentials }
  const addCustomer = (region: 'US' | 'IT', number: number) =>
    createWalletCustomer(createServiceClient(service), {
      fullName: 'Elena Rossi',
      phoneNumber: `+39333000${1000 + number}`,
      region,
    })
  return { sandbox, addCustomer, scaOrders: createScaOrders({ sandbox, service }) }
}

const ofPayment = scaOrderNames.filter((name) => /^(change-quote|transfer)-/.test(name))
const ofCustomers = scaOrderNames.filter((name) => !ofPayment.includes(name))

test('orders about customers need no payment, and the panel shows which are in effect', async () => {
  const { scaOrders, addCustomer } = await createOrders()
  await addCustomer('IT', 1)
  for (const name of ofCustomers) await scaOrders.place(name, { quoteId: undefined })
  expect(scaOrders.standing()).toEqual(['liveness-never-happens', 'execution-answers-202', 'login-stays-pending'])
})

test.each(ofPayment)('%s is refused without a payment that it can happen to', async (name) => {
  const { scaOrders } = await createOrders()
  await expect(scaOrders.place(name, { quoteId: undefined })).rejects.toThrow()
  await expect(scaOrders.place(name, { quoteId: 'Quote:none' })).rejects.toThrow()
})

test('wrong attempts are counted for all customers in Europe, however many there are', async () => {
  const { sandbox, scaOrders, addCustomer } = await createOrders()
  for (let number = 0; number < 100; number++) await addCustomer('US', number)
  const { customerId } = await addCustomer('IT', 100)
  await scaOrders.place('four-failed-attempts', { quoteId: undefined })
  const { scaCustomers } = JSON.parse(sandbox.exportState()) as { scaCustomers: object[] }
  expect(scaCustomers).toMatchObject([{ id: customerId, failedAttempts: 4 }])
})
