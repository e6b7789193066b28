import './app/app.css'

const run = () => void import('./main.tsx')

// The page arrives as it will stand, and shows at once: the program, which would hold that up, runs after. A page in
// the back shows nothing and has no frames.
if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(run))
else run()
