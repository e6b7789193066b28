import type { AnyRouter } from '@tanstack/react-router'

/** Where no pixel is configured, nothing of it is fetched. */
export async function measureVisit(router: AnyRouter): Promise<void> {
  if (!document.querySelector('meta[name=pixel]')) return
  const { measureApp } = await import('../tracking/measured-app.ts')
  measureApp(router)
}
