import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MutantCounts } from '../mutation/countMutants.ts'

/** What runs have shown, by name. Each run of a command replaces what it measured again. */
export type Figures = {
  /** Tests by the step that ran them. */
  tests: Record<string, { passed: number; failed: number; skipped: number }>
  /** Passed tests by file. */
  files: Record<string, number>
  /** Sizes in bytes after gzip. */
  sizes: Record<string, { bytes: number; budget: number }>
  mutation: Record<string, MutantCounts>
  soak: Record<string, { rounds: number; executed: number; unfinished: number; growthMb: Record<string, number> }>
  /** Runs of all tests in random orders, and how many of them had a failure. */
  shuffled: Record<string, { runs: number; failed: number }>
  /** Ratios and times next to their budgets. */
  benches: Record<string, { value: number; unit: string; budget: number; within: boolean }>
}

const folder = join(import.meta.dirname, '../../.cache/quality')
const kinds: readonly (keyof Figures)[] = ['tests', 'files', 'sizes', 'mutation', 'shuffled', 'soak', 'benches']

/** Keeps what a run showed for `pnpm derive quality`, next to what other runs of that kind showed. */
export function keepFigures<kind extends keyof Figures>(kind: kind, figures: Figures[kind]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(kind), JSON.stringify({ ...readKind(kind), ...figures }))
}

/** Reads what the runs on this machine showed. */
export function readFigures(): Figures {
  return Object.fromEntries(kinds.map((kind) => [kind, readKind(kind)])) as Figures
}

function readKind<kind extends keyof Figures>(kind: kind): Figures[kind] {
  const file = fileOf(kind)
  return (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Figures[kind]
}

function fileOf(kind: keyof Figures): string {
  return join(folder, `${kind}.json`)
}
