import './app/app.css'

/**
 * Imports the program's files one by one, in the page's order: dependencies come first, and input is handled
 * in between. A missing file surfaces in the modules that import it.
 */
async function run(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(':is([rel=modulepreload],[rel=later])')) {
    await import(/* @vite-ignore */ href).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
  }
  await import('./main.tsx')
}

// Runs the program after the first paint of the prerendered page, which the program would delay. Background tabs have
// no frames.
if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(() => void run()))
else void run()
