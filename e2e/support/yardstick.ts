import type { Page } from '@playwright/test'

/** Work of the kind that a screen makes, always the same: elements, styles, layout, JSON. */
const work = `<!doctype html><body><script>
  for (let round = 0; round < 6; round++) {
    const list = document.createElement('ul')
    for (let i = 0; i < 600; i++) {
      const item = document.createElement('li')
      item.className = 'item-' + i
      item.innerHTML = '<b>' + i + '</b> <span>texto ' + i * round + '</span>'
      list.append(item)
    }
    document.body.append(list)
    list.getBoundingClientRect()
    JSON.parse(JSON.stringify(Array.from({ length: 4000 }, (_, i) => ({ i, name: 'n' + i, half: i / 2 }))))
  }
</script>`

/** A page that tells how fast this machine is right now, for what is measured beside it. */
export async function openYardstick(page: Page): Promise<void> {
  await page.route('**/yardstick', (route) => route.fulfill({ contentType: 'text/html', body: work }))
  await page.goto('/yardstick', { waitUntil: 'networkidle' })
}
