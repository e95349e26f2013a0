import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Starts a command of the sandbox inside of this process, prints what that took, and ends. The command is the first
 * argument, and `published` as the second one loads the core from its `dist`, too, as an installation does.
 */
const [, , command = '', form] = process.argv
const wire = pathToFileURL(join(import.meta.dirname, '../../packages/core/dist/wire.js')).href
let modules = 0

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@countersign/core/wire' && form === 'published' ? next(wire, context) : next(specifier, context),
  load: (url, context, next) => {
    modules += 1
    return next(url, context)
  },
})
process.argv = [process.execPath, command, '--port', '0']
await import(pathToFileURL(command).href)
const { user, system } = process.cpuUsage()
console.log(JSON.stringify({ modules, cpuMs: (user + system) / 1000 }))
process.exit()
