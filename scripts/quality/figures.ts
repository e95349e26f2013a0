import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What runs have shown, by name. Each run of a command replaces what it measured again. */
type Figures = {
  /** Tests by the step that ran them. */
  tests: Record<string, { passed: number; failed: number; skipped: number }>
  /** Sizes in bytes after gzip. */
  sizes: Record<string, { bytes: number; budget: number }>
  soak: Record<string, { rounds: number; executed: number; unfinished: number; growthMb: Record<string, number> }>
  /** Ratios and times next to their budgets. */
  benches: Record<string, { value: number; unit: string; budget: number; within: boolean }>
}

const folder = join(import.meta.dirname, '../../.cache/quality')

/** Keeps what a run showed in `.cache/quality`, as JSON, next to what other runs of that kind showed. */
export function keepFigures<kind extends keyof Figures>(kind: kind, figures: Figures[kind]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(kind), JSON.stringify({ ...readKind(kind), ...figures }))
}

function readKind<kind extends keyof Figures>(kind: kind): Figures[kind] {
  const file = fileOf(kind)
  return (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Figures[kind]
}

function fileOf(kind: keyof Figures): string {
  return join(folder, `${kind}.json`)
}
