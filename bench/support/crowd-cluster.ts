import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/postgres.mjs'

/** Folder in which crowds are kept between runs. */
const home = process.env['BENCH_CROWDS'] ?? join(tmpdir(), 'prato-certo-crowds')

/**
 * PostgreSQL settings without durability. With `wal_level = minimal` a table filled in the transaction that truncated
 * it is not logged. Autovacuum is off during measurements; tables are vacuumed after they are filled.
 */
const settings = {
  shared_buffers: '2GB',
  effective_cache_size: '8GB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  random_page_cost: '1.1',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
}

/** Starts the local PostgreSQL of the crowds; it stops with this process. */
export async function startCrowdCluster(): Promise<{
  readonly url: string
  readonly stop: () => Promise<void>
}> {
  const cluster = await startPostgres({ home, settings })
  if ('missing' in cluster) throw new Error(cluster.missing)
  console.log(`  crowds are kept in ${home} (BENCH_CROWDS)`)
  return cluster
}
