import type { FieldError } from '@countersign/core/wire'
import { lookUp } from '@countersign/core/wire'

/** The forms of the tax numbers of businesses, without spaces, dots, hyphens and slashes. */
const forms: Readonly<Record<string, RegExp>> = {
  AU: /^\d{11}$/,
  BR: /^\d{14}$/,
  CA: /^\d{9}(R[A-Z]\d{4})?$/,
  DE: /^(DE\d{9}|\d{10,13})$/,
  ES: /^(ES)?[A-Z]\d{7}[A-Z0-9]$/,
  FR: /^(\d{9}|\d{14}|FR[A-Z0-9]{2}\d{9})$/,
  GB: /^(\d{10}|(GB)?\d{9}(\d{3})?)$/,
  IN: /^[A-Z]{5}\d{4}[A-Z]$/,
  MX: /^[A-ZÑ&]{3}\d{6}[A-Z0-9]{3}$/,
  NL: /^(\d{9}|(NL)?\d{9}B\d{2})$/,
  US: /^\d{9}$/,
}

/** Numbers of countries without a line above: letters and digits, at least one of them a digit. */
const anyForm = /^(?=.*\d)[A-Z0-9]{4,30}$/

/** Checks a business's tax number against the form of its country. Check digits are not computed. */
export function findTaxIdErrors(businessInfo: Readonly<Record<string, unknown>>): FieldError[] {
  const { taxId, country } = businessInfo
  if (typeof taxId !== 'string') return []
  const form = (typeof country === 'string' ? lookUp(forms, country) : undefined) ?? anyForm
  if (form.test(taxId.toUpperCase().replace(/[\s./-]/g, ''))) return []
  const message = 'Expected a tax number of the country of the business'
  return [{ field: 'businessInfo.taxId', message, constraint: { pattern: form.source } }]
}
