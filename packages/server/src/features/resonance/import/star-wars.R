# The p values of the characters in public-surveys.test.ts, computed by R 4.2.2 with sandwich 3.0.2:
#   Rscript star-wars.R star-wars-survey.csv
# Each character is compared with the answers to all the others by an error that knows the respondent, as clusters.R has it.
library(sandwich)
rows <- read.csv(commandArgs(TRUE)[1], header = FALSE, skip = 2, fileEncoding = 'macintosh', colClasses = 'character')
positive <- c('Somewhat favorably', 'Very favorably')
long <- do.call(rbind, lapply(16:29, function(column) {
  answer <- rows[[column]]
  asked <- !(answer %in% c('', 'Unfamiliar (N/A)'))
  data.frame(id = which(asked), character = column, positive = as.numeric(answer[asked] %in% positive))
}))
p_of <- function(character) {
  long$own <- as.numeric(long$character == character)
  fit <- lm(positive ~ own, data = long)
  variance <- vcovCL(fit, cluster = long$id, type = 'HC0', cadjust = TRUE)['own', 'own']
  2 * pnorm(-abs(coef(fit)['own']) / sqrt(variance))
}
cat(sprintf('%.6g', p.adjust(sapply(16:29, p_of), 'BH')), sep = '\n')
