import ts from 'typescript'
import { documentationOf, fileOf } from './program.ts'

export type Prop = {
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
  readonly meaning: string
}

/** A component: what it renders, the props that are its own, and the data attributes of its element. */
export type Component = {
  readonly name: string
  readonly meaning: string
  /** The element that it renders, such as `button`. `undefined`: none of its own. */
  readonly element: string | undefined
  readonly props: readonly Prop[]
  readonly attributes: readonly string[]
}

/** Props that every part takes. */
const ofEveryPart = new Set(['className', 'style', 'render', 'ref', 'key', 'children'])

/** Reads a component from its type. Returns `undefined` for anything else. */
export function readComponent(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): Component | undefined {
  if (!/^[A-Z]/.test(name) || !(symbol.flags & ts.SymbolFlags.Value) || !symbol.valueDeclaration) return undefined
  const type = checker.getTypeOfSymbolAtLocation(symbol, symbol.valueDeclaration)
  const [signature] = type.getCallSignatures()
  const [parameter] = signature?.parameters ?? []
  if (!signature) return undefined
  const given = parameter && checker.getTypeOfSymbolAtLocation(parameter, symbol.valueDeclaration)
  const properties = given ? propertiesOf(checker, given) : []
  const byName = new Map(properties.map((property) => [property.name, property]))
  const typeOf = (property: ts.Symbol) =>
    checker.getTypeOfSymbolAtLocation(property, symbol.valueDeclaration as ts.Node)
  const ref = byName.get('ref')
  const className = byName.get('className')
  return {
    name,
    meaning: documentationOf(checker, symbol),
    element: ref && elementOf(checker.typeToString(typeOf(ref), undefined, ts.TypeFormatFlags.NoTruncation)),
    attributes: className ? attributesOf(checker, typeOf(className), symbol.valueDeclaration) : [],
    props: properties
      .filter((property) => !ofEveryPart.has(property.name) && isOwn(property))
      .map((property) => readProp(checker, property, typeOf(property))),
  }
}

/** Every prop, also of the alternatives of a union. */
function propertiesOf(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  const found = new Map<string, ts.Symbol>()
  for (const each of type.isUnion() ? type.types : [type])
    for (const property of checker.getPropertiesOfType(each))
      found.set(property.name, found.get(property.name) ?? property)
  return [...found.values()]
}

function isOwn(property: ts.Symbol): boolean {
  return fileOf(property).startsWith('packages/') && !fileOf(property).includes('node_modules')
}

function readProp(checker: ts.TypeChecker, property: ts.Symbol, type: ts.Type): Prop {
  const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
  const text = checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  )
  const bare = text
    .replace(/ \| undefined$/, '')
    .replace(/^undefined \| /, '')
    // A function in parentheses, of which nothing else is left.
    .replace(/^\((\(.*\) => [^|]*)\)$/, '$1')
  return { name: property.name, type: bare, isOptional, meaning: documentationOf(checker, property) }
}

/** `HTMLButtonElement` is a `button`. Elements whose interface says less are called what they are read as. */
const elements: Readonly<Record<string, string>> = {
  Heading: 'h2',
  Paragraph: 'p',
  UList: 'ul',
  OList: 'ol',
  DList: 'dl',
  Anchor: 'a',
  Image: 'img',
  '': 'element',
}

function elementOf(ref: string): string | undefined {
  const [, kind] = /(?:HTML|SVG)(\w*?)Element/.exec(ref) ?? []
  if (kind === undefined) return undefined
  return Object.hasOwn(elements, kind) ? elements[kind] : kind.toLowerCase()
}

/** The state that `className` may be a function of is also in data attributes. */
function attributesOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): string[] {
  const members = type.isUnion() ? type.types : [type]
  const [parameter] = members.flatMap((member) => member.getCallSignatures()).flatMap(({ parameters }) => parameters)
  if (!parameter) return []
  const state = checker.getTypeOfSymbolAtLocation(parameter, at)
  return propertiesOf(checker, state)
    .filter(isOwn)
    .map(
      (property) =>
        `data-${property.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}${valuesOf(checker, property, at)}`,
    )
    .sort()
}

/** More of them, such as all codes of errors, would hide the rest of a table. */
const mostValues = 14

function valuesOf(checker: ts.TypeChecker, property: ts.Symbol, at: ts.Node): string {
  const type = checker.getTypeOfSymbolAtLocation(property, at)
  const texts = (type.isUnion() ? type.types : [type]).flatMap((member) =>
    member.isStringLiteral() ? [member.value] : [],
  )
  return texts.length > 0 && texts.length <= mostValues ? `="${texts.join('", "')}"` : ''
}
