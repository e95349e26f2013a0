/** What `wrangler.jsonc` binds, with the parts that are used here. `wrangler types` writes all of it. */
declare module 'cloudflare:workers' {
  export const env: {
    readonly ASSETS: { fetch(request: Request): Promise<Response> }
    readonly SESSIONS: {
      get(key: string): Promise<string | null>
      put(key: string, value: string, options: { expirationTtl: number }): Promise<void>
      delete(key: string): Promise<void>
    }
  }
}
