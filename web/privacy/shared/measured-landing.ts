import { exitOffer } from '#contract/billing/plans.ts'
import { planAmount } from './amount.ts'
import { followBanner } from '../tracking/banner.ts'
import { identify, isRefusedByBrowser } from '../tracking/consent.ts'
import { landingCalls, landingSections } from '../tracking/landing-marks.ts'
import { measure } from '../tracking/measure.ts'
import { readPixel } from '../tracking/pixel.ts'
import { track } from './track.ts'

/** Minimum visible part: half of a section, or half of the window if the section fills it. */
const inViewRatio = 0.5

/**
 * Records a visit of the landing page: its sections and taps on its marked links. Records nothing without a
 * configured pixel or with Global Privacy Control. Throws if the session cannot be read.
 */
export async function measureLanding(): Promise<void> {
  const pixel = readPixel()
  if (!pixel || isRefusedByBrowser()) return
  measure(pixel, () => '/')
  track('PageView')
  watchSections()
  document.addEventListener('click', followCall, { capture: true })
  await identify(await readAccountId())
  followBanner(() => true)()
}

function watchSections(): void {
  const watching = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRect, rootBounds, intersectionRatio } of entries) {
        const fills = rootBounds ? intersectionRect.height / rootBounds.height : 0
        if (Math.max(intersectionRatio, fills) < inViewRatio) continue
        watching.unobserve(target)
        const section = landingSections.find((name) => name === target.getAttribute('data-section'))
        if (section) track('LandingSectionView', { section })
      }
    },
    { threshold: [0.1, 0.2, 0.3, 0.4, inViewRatio] },
  )
  for (const section of document.querySelectorAll('[data-section]')) watching.observe(section)
}

function followCall({ target }: Event): void {
  if (!(target instanceof Element)) return
  const cta = landingCalls.find((name) => name === target.closest('[data-cta]')?.getAttribute('data-cta'))
  if (cta) track('LandingCTAClick', { cta })
  if (target.closest('[data-offer=take]')) {
    track('InitiateCheckout', planAmount(exitOffer.plan, exitOffer.percent))
  }
}

/**
 * Returns the signed-in account, `null` if signed out. Only an account whose trial is over stays on this page: others
 * are redirected.
 */
async function readAccountId(): Promise<string | null> {
  const reply = await fetch('/api/auth/get-session')
  if (!reply.ok) throw new Error(`the session answered ${reply.status}`)
  const session = (await reply.json()) as { user?: { id: string } } | null
  return session?.user?.id ?? null
}
