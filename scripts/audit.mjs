import { main, run, Stop, windows } from './toolbox.mjs'

/** Asks the registry for known weaknesses of what the lock names. No gate depends on it: not every registry answers. */
await main(async () => {
  const { code, output } = await run(
    ['npm', 'audit', '--audit-level=high', '--loglevel=error', ...process.argv.slice(2)],
    {
      shell: windows,
    },
  )
  if (/audit endpoint|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/.test(output)) {
    throw new Stop(
      'O registro configurado não responde sobre vulnerabilidades: nada foi verificado.\n' +
        'Rode este comando onde o registro público do npm é alcançável, ou dê dist/sbom.json (npm run sbom)\n' +
        'a um verificador como osv-scanner, grype ou Dependency-Track.',
    )
  }
  console.log(output.trim())
  return code
})
