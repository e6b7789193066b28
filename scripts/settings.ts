/** Writes docs/settings.md from the settings reference: `node scripts/settings.ts`. */
import { writeFileSync } from 'node:fs'
import { settingsDocument } from '../server/platform/process/settings-reference.ts'

writeFileSync(new URL('../docs/settings.md', import.meta.url), settingsDocument())
