import { createElement, type SVGProps } from 'react'

/** One path, or shapes that one path cannot represent. */
type Drawing =
  | { readonly d: string }
  | { readonly node: readonly (readonly [tag: string, attributes: SVGProps<SVGElement>])[] }

type DrawnIconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/**
 * Replaces lucide-react's icon factory at build time, without unused features: the original creates six
 * short-lived objects for each of the thirty icons of a screen.
 */
export default function drawIcon(drawing: Drawing) {
  return function DrawnIcon({ size = 24, color = 'currentColor', ...rest }: DrawnIconProps) {
    const hasName = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke={color}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={hasName ? undefined : true}
        {...rest}
      >
        {'d' in drawing ? (
          <path d={drawing.d} />
        ) : (
          drawing.node.map(([tag, attributes]) => createElement(tag, attributes))
        )}
      </svg>
    )
  }
}
