/**
 * What several servers of a platform share, over Redis. Needs the optional peer `@redis/client`.
 *
 * @module
 */
export { type ConnectRedisOptions, connectRedis, type RedisConnection } from '../redis/connectRedis.ts'
