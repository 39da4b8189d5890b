"""The screens that everything must hold on, from a small phone to a wall."""

SCREENS = {
    "narrow": (320, 568),
    "phone": (390, 844),
    "landscape": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1366, 650),
    "desk": (1280, 800),
    "wall": (2560, 1440),
    "zoom": (640, 400),  # a desk at 200 %: half as many pixels of the page's
}
