import { lookUp } from '@countersign/core/client'
import type { JourneyMessages } from '../../provider/Messages.ts'

/** How the service writes the name of a rail. */
export const railPattern = /^[A-Z]{2,}(?:_[A-Z\d]+)*$/

/** Returns the name of a rail in words. One that is new to us keeps its own words, and an abbreviation its capitals. */
export function nameRail(rail: string, rails: JourneyMessages['rails']): string {
  const words = rail.replaceAll('_', ' ')
  const isAbbreviation = words === rail && rail.length <= 6
  return lookUp(rails, rail) ?? (isAbbreviation ? rail : words.charAt(0) + words.slice(1).toLowerCase())
}
