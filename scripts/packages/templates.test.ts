import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { templateNames, templates } from '../../packages/create-countersign/src/templates.ts'
import { createTree } from '../tests/createTree.ts'
import { copyTemplates, differences, listExamples } from './templates.ts'

const root = join(import.meta.dirname, '../..')

test('each example is a template, and the scripts that start it are its own', () => {
  expect(listExamples()).toEqual([...templateNames].sort())
  for (const name of templateNames) {
    const { scripts } = JSON.parse(readFileSync(join(root, 'examples', name, 'package.json'), 'utf8'))
    const started = ['test', 'sandbox', 'setup', ...templates[name].starts.map(({ script }) => script)]
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(started))
  }
})

test('an example names the packages in the version that is published with it', () => {
  for (const name of listExamples()) {
    const manifest = JSON.parse(readFileSync(join(root, 'examples', name, 'package.json'), 'utf8'))
    const all = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies })
    const ours = all.filter(([dependency]) => dependency.startsWith('@countersign/'))
    expect(ours.length).toBeGreaterThan(0)
    for (const [dependency, version] of ours) {
      const file = join(root, 'packages', dependency.slice('@countersign/'.length), 'package.json')
      expect(version).toBe(JSON.parse(readFileSync(file, 'utf8')).version)
    }
  }
})

test('a packed template that differs from its example is found, as is one that is missing or one too many', () => {
  const { root: folder, write } = createTree()
  copyTemplates(folder)
  expect(differences(folder)).toEqual([])

  write('hono/wallet.ts')
  write('next/more.ts')
  rmSync(join(folder, 'workers/.env.example'))
  expect(differences(folder)).toEqual(['hono/wallet.ts', 'next/more.ts', 'workers/.env.example'])
})
