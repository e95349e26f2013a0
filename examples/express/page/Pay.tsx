'use client' // for frameworks with server components: a client belongs to the browser

import { createWalletClient } from '@countersign/core/client'
import { WalletProvider } from '@countersign/react/provider'
import { QuoteConfirmationScreen } from '@countersign/react/quote-confirmation'
import { SessionGuardScreen } from '@countersign/react/session-guard'
import '@countersign/react/styles.css'
import { useState } from 'react'

// The sandbox prints it when it starts. In production, leave out `environment` and `trust`.
const bundleKey =
  '040b90acf4de4c8958cfb0d489b5d979cedef70f79261d99e39659077056624d1c22e400683a2be936133b2f76516111270dc963085f5aba127100fbe3efe5adf8'

const client = createWalletClient({
  baseUrl: '/api/wallet', // where your server mounts @countersign/platform
  environment: 'sandbox',
  trust: { otpBundle: [bundleKey] },
  liveEvents: true, // hears at once what happens on other devices
})

export function Pay() {
  return (
    <WalletProvider client={client}>
      <SessionGuardScreen>
        <Checkout />
      </SessionGuardScreen>
    </WalletProvider>
  )
}

function Checkout() {
  const [payment, setPayment] = useState<{ accountId: string; quoteId: string }>()
  const [problem, setProblem] = useState<string>()

  async function startPayment() {
    // Your server creates the quote for the customer who is signed in.
    const response = await fetch('/api/payments', { method: 'POST' })
    const answer = await response.json()
    if (response.ok) setPayment(answer)
    else setProblem(answer.message)
  }

  if (payment) return <QuoteConfirmationScreen payment={payment} />
  return (
    <div className="cs-card">
      <button type="button" className="cs-button" onClick={startPayment}>
        Pay Charles Babbage
      </button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
