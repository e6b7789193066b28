import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/postgres.mjs'

/** Folder that keeps crowds between runs. */
const home = process.env['BENCH_CROWDS'] ?? join(tmpdir(), 'prato-certo-crowds')

/**
 * Durability is not needed. Without replication, a table that is filled where it was emptied
 * is written once. Nothing tidies while something is measured; what fills a table tidies it.
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

/** The PostgreSQL of the crowds, on this machine; stopped with the process that asked for it. */
export async function startCrowdCluster(): Promise<{
  readonly url: string
  readonly stop: () => Promise<void>
}> {
  const cluster = await startPostgres({ home, settings })
  if ('missing' in cluster) throw new Error(cluster.missing)
  console.log(`  crowds are kept in ${home} (BENCH_CROWDS)`)
  return cluster
}
