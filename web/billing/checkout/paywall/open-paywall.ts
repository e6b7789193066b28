// Bundles the modules of this screen into one file: a link to the screen would otherwise preload each of them.
export const [{ PaywallScreen }, { TrialExpiredScreen }] = await Promise.all([
  import('./paywall-screen.tsx'),
  import('./trial-expired-screen.tsx'),
])
