import sharp from 'sharp'

/**
 * Returns a drawn plate of rice, beans, a fillet and salad as a baseline JPEG, used as a photo without a copyright
 * owner.
 */
export async function platePhoto(size: { widthPx: number; heightPx: number }): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="${size.widthPx}" height="${size.heightPx}" preserveAspectRatio="xMidYMid slice">
    <rect width="400" height="300" fill="#8a5a36"/>
    <circle cx="200" cy="150" r="130" fill="#f4f1ea"/>
    <circle cx="200" cy="150" r="104" fill="#fffdf8"/>
    <ellipse cx="160" cy="118" rx="52" ry="40" fill="#f3ead2"/>
    <ellipse cx="240" cy="112" rx="48" ry="36" fill="#5b2f1c"/>
    <ellipse cx="232" cy="190" rx="56" ry="34" fill="#9a5a2c"/>
    <path d="M120 178c20-18 50-14 58 6s-14 40-38 36-34-28-20-42z" fill="#4f9a3a"/>
    <circle cx="152" cy="206" r="13" fill="#c8402c"/>
  </svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 85, progressive: false }).toBuffer()
}
