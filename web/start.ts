import './app/app.css'

/**
 * Runs the files of the program one by one, as the page names them: what others stand on comes first, and between two
 * a finger is heard. Whether one that is missing is missed, those that ask for it will tell.
 */
async function run(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(':is([rel=modulepreload],[rel=later])')) {
    await import(/* @vite-ignore */ href).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
  }
  await import('./main.tsx')
}

// The page arrives as it will stand, and shows at once: the program, which would hold that up, runs after. A page in
// the back shows nothing and has no frames.
if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(() => void run()))
else void run()
