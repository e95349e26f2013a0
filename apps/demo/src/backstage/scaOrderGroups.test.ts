import { expect, test } from 'vitest'
import { scaOrderNames } from '../../server/backstage/scaOrders.ts'
import { faultNames } from '../../server/faults.ts'
import { relayFaults } from './FaultList.tsx'
import { customerOrders, fundingOrders, limitFaults, paymentOrders } from './scaOrderGroups.ts'

test('the panel offers every order that the server takes, once', () => {
  const groups = [...customerOrders, paymentOrders, fundingOrders]
  const offered = groups.flatMap(({ orders }) => orders.map(([order]) => order))
  expect(offered.toSorted()).toEqual(scaOrderNames.toSorted())
})

test('the panel offers every fault that the server takes, once', () => {
  const offered = [...relayFaults.map(({ name }) => name), ...limitFaults.map(([name]) => name)]
  expect(offered.toSorted()).toEqual(faultNames.toSorted())
})
