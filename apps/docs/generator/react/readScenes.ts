import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** One state of a live example: what it is called, and the code that shows it. */
export type SceneText = { readonly label: string; readonly code: string }

const folder = join(import.meta.dirname, '../../src/live/scenes')

/** Reads the scenes of every journey from the code that runs in the pages. */
export function readScenes(): Map<string, SceneText[]> {
  const found = new Map<string, SceneText[]>()
  for (const file of globSync('*.tsx', { cwd: folder }).sort()) {
    const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true)
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement)) continue
      for (const { name, initializer } of statement.declarationList.declarations)
        if (name.getText() === 'scenes' && initializer)
          for (const [journey, scenes] of readJourneys(initializer)) found.set(journey, scenes)
    }
  }
  return found
}

function readJourneys(initializer: ts.Expression): [string, SceneText[]][] {
  const object = ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer
  return propertiesOf(object).map(([journey, scenes]) => [
    journey,
    propertiesOf(scenes).map(([label, scene]) => ({ label, code: shownBy(scene) })),
  ])
}

function propertiesOf(node: ts.Node): [string, ts.Expression][] {
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap((property) =>
    ts.isPropertyAssignment(property)
      ? [[property.name.getText().replace(/^'|'$/g, ''), property.initializer] as [string, ts.Expression]]
      : [],
  )
}

/** The outermost element that a scene shows. */
function shownBy(scene: ts.Node): string {
  let found: ts.Node | undefined
  const visit = (node: ts.Node): void => {
    if (found) return
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) found = node
    else ts.forEachChild(node, visit)
  }
  visit(scene)
  return found ? outdent(found) : ''
}

function outdent(node: ts.Node): string {
  const [first = '', ...others] = node.getText().split('\n')
  const indent = Math.min(...others.filter((line) => line.trim()).map((line) => line.search(/\S/)))
  return [first, ...others.map((line) => line.slice(indent))].join('\n')
}
