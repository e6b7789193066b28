/**
 * Script of the copy button. Without it, and over http beyond localhost, where browsers offer no clipboard, the code is
 * selected by hand.
 */
export const copyScript = `const button = document.querySelector('.copiar')
if (button && navigator.clipboard) {
  const code = document.querySelector('code').textContent
  const status = document.querySelector('[role="status"]')
  button.hidden = false
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code)
      status.textContent = 'Código copiado.'
    } catch {
      status.textContent = 'Não deu para copiar. Selecione o código com o dedo.'
    }
  })
}
`

/**
 * Styles of the payment pages. In every theme the QR code stays black on white with its quiet zone, because cameras
 * need that.
 */
export const demonstrationStyle = `:root { color-scheme: light dark; --paper: #fbf7ee; --surface: #fff; --ink: #231c14; --soft: #63584a; --line: #e8dfcf; --edge: #8f8371; --folha: #0f6b44; --on-folha: #fff; --gema: #f2a71b }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17130e; --surface: #221c15; --ink: #f6efe2; --soft: #b9ad9b; --line: #3a3127; --edge: #85786a; --folha: #58c08d; --on-folha: #17130e; --gema: #f7bc4b }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Figtree, system-ui, sans-serif; font-variant-numeric: tabular-nums }
header { position: sticky; top: 0; margin: 0; padding: 12px 20px; background: var(--gema); color: #231c14; text-align: center }
header p { margin: 0 }
header strong, header span { display: inline-block; padding: 0 4px }
main { max-width: 480px; margin: 0 auto; padding: 24px 20px 48px }
h1 { margin: 0; font-size: 22px; line-height: 1.25; text-wrap: balance }
h2 { margin: 0 0 8px; font-size: 16px; line-height: 1.5 }
.price { margin: 0; font-size: 40px; font-weight: 800; line-height: 1.2; letter-spacing: -.015em }
.soft { margin: 0; color: var(--soft); font-size: 14px }
a { color: var(--folha) }
:focus-visible { outline: 3px solid var(--folha); outline-offset: 2px }
nav { display: flex; gap: 8px; margin: 20px 0 12px }
nav a { flex: 1; padding: 10px 12px; border: 1px solid var(--edge); border-radius: 14px; text-align: center; text-decoration: none; font-weight: 600 }
nav a[aria-current] { background: var(--folha); border-color: var(--folha); color: var(--on-folha) }
section { margin: 20px 0 0; background: var(--surface); border: 1px solid var(--line); border-radius: 20px; padding: 20px }
nav + section { margin: 0 }
section > p:first-child { margin: 0 0 16px }
.pix { display: grid; gap: 16px; margin: 0 0 12px }
figure { margin: 0 auto; width: 100%; max-width: 264px }
figure svg { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 14px; shape-rendering: crispEdges }
code { display: block; max-height: 92px; overflow-y: auto; padding: 12px; border: 1px dashed var(--edge); border-radius: 14px; font-size: 13px; overflow-wrap: anywhere; user-select: all }
form { margin: 20px 0 0 }
section > p:first-child + form { margin: 0 }
label { display: block; margin: 0 0 4px; font-weight: 600 }
select, button { width: 100%; min-height: 48px; border: 1px solid var(--edge); border-radius: 14px; background: var(--surface); color: var(--ink); font: inherit }
select { padding: 0 12px; margin: 0 0 20px }
fieldset { margin: 0; border: 0; padding: 0 }
legend { padding: 0; font-weight: 600 }
button { margin: 8px 0 0; padding: 10px 16px; cursor: pointer }
button[hidden] { display: none }
button b { display: block; font-weight: 600 }
button span { display: block; color: var(--soft); font-size: 14px; line-height: 1.3 }
button.aprovar { background: var(--folha); border-color: var(--folha); color: var(--on-folha) }
button.aprovar span { color: inherit }
.copiar + .soft:not(:empty) { margin: 8px 0 0 }
.back { margin: 20px 0 0; text-align: center }
.back a { display: inline-block; padding: 10px }
@media (min-width: 720px) {
  main { max-width: 640px }
  .pix { grid-template-columns: 264px minmax(0, 1fr) }
}
`
