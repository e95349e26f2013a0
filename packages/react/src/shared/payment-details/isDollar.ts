/** Coins that are worth a dollar. One whose code only begins in the same way may be worth anything. */
export const isDollar = (code: string) => ['USDB', 'USDC', 'USDT'].includes(code)
