import { registerHooks } from 'node:module'

const reactPackage = /^react(-dom)?(?=$|\/)/

// Vite's alias reaches our own modules only. React DOM 18 and Testing Library are loaded by Node, and must get the
// same React 18, or two copies meet and no hook works.
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!reactPackage.test(specifier)) return nextResolve(specifier, context)
    // The renamed packages are installed at the root only, so they are looked up from here.
    return nextResolve(specifier.replace(reactPackage, 'react$1-18'), { ...context, parentURL: import.meta.url })
  },
})
