interface PhotoPreviewProps {
  photo: Blob
  alt: string
}

/** A photo that is still on this phone. Its address lives as long as the picture. */
export function PhotoPreview({ photo, alt }: PhotoPreviewProps) {
  return (
    <img
      alt={alt}
      className="size-full object-cover"
      ref={(image) => {
        if (!image) return undefined
        const address = URL.createObjectURL(photo)
        image.src = address
        return () => URL.revokeObjectURL(address)
      }}
    />
  )
}
