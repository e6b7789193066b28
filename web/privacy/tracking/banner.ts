import { consentTexts } from '#contract/privacy/consent-texts.ts'
import { currentConsent, decide, onConsentChange } from './consent.ts'
import { bannerTexts } from './banner-copy.ts'

const bannerClass = [
  'fixed inset-x-3 z-40 mx-auto flex max-h-[70dvh] max-w-[28rem] flex-col gap-3 rounded-card',
  'border border-line bg-surface p-4 shadow-float wide:max-w-[60rem] wide:flex-row wide:items-center wide:gap-6',
  'print:hidden',
].join(' ')
// Copies the look of the kit's buttons: importing the kit would bring React to the landing page.
const buttonClass =
  'inline-flex min-h-11 items-center justify-center rounded-control border border-edge bg-surface px-4 py-2 text-base font-semibold text-ink select-none hover:bg-folha-soft high-contrast:border-[ButtonBorder]'

const gapPx = 12

/**
 * Shows the consent banner at the bottom of the page until there is a decision. Both answers look alike, neither is
 * needed to read on, and the page scrolls far enough that nothing stays covered. Returns a function that shows or
 * hides the banner again by the current state.
 */
export function followBanner(isWelcome: () => boolean, openPrivacy?: () => void): () => void {
  let banner: HTMLElement | null = null
  let isAnswered = false
  const look = () => {
    const isAsking = !isAnswered && currentConsent() === 'undecided' && isWelcome()
    if (isAsking && !banner) {
      banner = drawBanner({ answer, openPrivacy })
      document.body.append(banner)
    } else if (!isAsking && banner) {
      banner.remove()
      banner = null
    }
    place(banner)
  }
  const answer = (granted: boolean) => {
    // An answer that could not be stored is no consent: the next visit asks again.
    isAnswered = true
    decide(granted, 'banner').catch(() => undefined)
    look()
  }
  onConsentChange(look)
  addEventListener('resize', look)
  return look
}

interface BannerActions {
  answer: (granted: boolean) => void
  /** Opens the privacy page inside the app, where the banner stays; undefined on the landing page. */
  openPrivacy: (() => void) | undefined
}

function drawBanner({ answer, openPrivacy }: BannerActions): HTMLElement {
  const banner = element('section', bannerClass)
  const title = element('h2', 'text-lg font-bold', bannerTexts.title)
  title.id = 'medir-anuncios'
  banner.setAttribute('aria-labelledby', title.id)
  const text = element('p', 'text-sm text-ink-soft', `${consentTexts.marketing_pixel.text} `)
  const more = element('a', 'font-semibold text-folha underline underline-offset-4', bannerTexts.more)
  more.href = '/privacidade'
  if (openPrivacy) {
    more.addEventListener('click', (event) => {
      event.preventDefault()
      openPrivacy()
    })
  }
  text.append(more)
  // The text scrolls, so that both answers stay visible however large it is.
  const words = element('div', 'flex min-h-0 flex-1 flex-col gap-1 overflow-y-auto')
  words.append(title, text)
  const answers = element('div', 'grid shrink-0 grid-cols-2 gap-3 wide:w-72')
  answers.append(
    answerButton(bannerTexts.refuse, () => answer(false)),
    answerButton(bannerTexts.accept, () => answer(true)),
  )
  banner.append(words, answers)
  return banner
}

function answerButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = element('button', buttonClass, label)
  button.type = 'button'
  button.addEventListener('click', onClick)
  return button
}

/** Places the banner above the bottom bar. Content and focused fields can be scrolled clear of it. */
function place(banner: HTMLElement | null): void {
  const bar = document.querySelector('[data-bottom-bar]')
  const barPx = bar ? innerHeight - bar.getBoundingClientRect().top : 0
  if (banner) banner.style.bottom = `${barPx + gapPx}px`
  const roomPx = banner ? Math.ceil(innerHeight - banner.getBoundingClientRect().top + gapPx) : 0
  document.documentElement.style.scrollPaddingBottom = banner ? `${roomPx}px` : ''
  document.body.style.paddingBottom = banner ? `${roomPx - barPx}px` : ''
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}
