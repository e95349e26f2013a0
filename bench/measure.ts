/** Two ways to do the same work, and how much longer the first may take. */
export type Comparison = {
  name: string
  budget: number
  ours: () => Promise<unknown>
  raw: () => Promise<unknown>
  /** How often each is called for one sample: long enough for the browser's coarse clock. */
  callsPerSample: number
}

export type Measured = { name: string; budget: number; oursMs: number; rawMs: number; ratio: number }

const warmUpSamples = 100
const samples = 500

/** Times both sides in turn, so that the other load of the machine affects both, and compares the medians. */
export async function measure(comparison: Comparison): Promise<Measured> {
  const { name, budget, ours, raw, callsPerSample } = comparison
  const times = { ours: [] as number[], raw: [] as number[] }
  for (let sample = 0; sample < warmUpSamples + samples; sample++) {
    const order = sample % 2 === 0 ? (['ours', 'raw'] as const) : (['raw', 'ours'] as const)
    for (const side of order) {
      const time = await timeOf(side === 'ours' ? ours : raw, callsPerSample)
      if (sample >= warmUpSamples) times[side].push(time)
    }
  }
  const [oursMs, rawMs] = [medianOf(times.ours), medianOf(times.raw)]
  return { name, budget, oursMs, rawMs, ratio: oursMs / rawMs }
}

async function timeOf(work: () => Promise<unknown>, calls: number): Promise<number> {
  const start = performance.now()
  for (let call = 0; call < calls; call++) await work()
  return (performance.now() - start) / calls
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2
}
