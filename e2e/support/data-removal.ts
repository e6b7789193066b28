import { rmSync } from 'node:fs'

/** Removes the instance's data and the camera footage when the run ends. */
export default function removeData(): void {
  const dataDir = process.env['E2E_DATA_DIR']
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
}
